// Chances in words.

/** Shares in whole per cent, and never 0 for what can happen nor 100 for what can fail. */
export const percent = (p: number): string => {
  if (p > 0 && p < 0.005) return '<1 %'
  if (p < 1 && p > 0.995) return '>99 %'
  return `${Math.round(p * 100)} %`
}
