// What ESLint checks beyond Biome: the rules that need types, and what rules code may never touch.
import tseslint from 'typescript-eslint'

const rulesCode = ['packages/engine/src/**', 'packages/board/src/**', 'packages/bots/src/**', 'games/**']
const tests = ['**/test/**', '**/*.test.ts', '**/*.test.tsx']

const noOutside = 'Rules know no clock, no I/O and no globals: take it as an argument.'

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', 'coverage/', 'test-results/', '**/*.cjs', '**/*.mjs', '**/*.js'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A number in a text is never a mistake here: hex numbers, steps and columns are told all the time.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => set(x)` is the common way to write a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `while (true)` with a return inside is how a flow waits for a seat to finish.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // A host answers by promise also where it need not wait, so that an error becomes a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: rulesCode,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'performance',
          'process',
          'console',
          'fetch',
          'window',
          'document',
          'localStorage',
          'setTimeout',
        ].map((name) => ({ name, message: noOutside })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes from the chance of the match only.' },
      ],
    },
  },
)
