// Texts small enough for an address: compressed, and written with letters that addresses may hold.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** A text as part of an address. */
export function packed(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 })
  let raw = ''
  for (const byte of bytes) raw += String.fromCharCode(byte)
  return btoa(raw).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The text back. Throws an Error in words when the address was cut or changed. */
export function unpacked(part: string): string {
  try {
    const raw = atob(part.replace(/-/g, '+').replace(/_/g, '/'))
    return strFromU8(inflateSync(Uint8Array.from(raw, (letter) => letter.charCodeAt(0))))
  } catch {
    throw new Error('The position in this link cannot be read: the link was cut or changed. Ask for it again.')
  }
}
