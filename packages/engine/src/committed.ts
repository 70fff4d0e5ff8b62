// Dice that nobody can know or bend: a keyed hash whose key is promised before play and shown after it.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Chance, chanceFrom } from './chance.ts'

/** The promise published before the first roll: the key's SHA-256, in hex. */
export const commitmentOf = (keyHex: string): string => bytesToHex(sha256(hexToBytes(keyHex)))

/** Numbers set aside for the words of one input. */
export const WORDS = 4096

/**
 * Chance of a match between people. Word `n` is the head of HMAC-SHA-256(key, contributions, epoch, n);
 * faces come from words by rejection; each input has `WORDS` numbers of its own, so that any die can be checked alone.
 * @param keyHex 32 bytes in hex, kept by the host, never part of state, save or view
 * @param contributions one text of each seat, so that the host alone cannot choose
 * @param seq inputs made before the one that asks; -1 before the first decision
 * @param epoch raised whenever a roll is taken back, so that nobody plays on knowing the dice
 */
export function committedChance(keyHex: string, contributions: readonly string[], epoch: number, seq: number): Chance {
  const key = hexToBytes(keyHex)
  const head = JSON.stringify([contributions, epoch])
  let n = seq * WORDS
  return chanceFrom({
    next: () => {
      const mac = hmac(sha256, key, utf8ToBytes(`${head}#${n++}`))
      return new DataView(mac.buffer, mac.byteOffset, 4).getUint32(0)
    },
  })
}
