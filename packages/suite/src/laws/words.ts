// Laws of words: every text that is uttered is worded, every case it names stands in the rulebook, every refusal is listed.
import { type Ask, type Context, type Flow, item, type Ref, type Refusal, refusalAt, type Text } from '@merkur/engine'
import {
  catalogueOf,
  type Kit,
  previewOf,
  type Rulebook,
  reasonsIn,
  rulebook,
  SPECTATOR,
  type TableGame,
  viewOf,
  wording,
} from '@merkur/table'
import { hold } from '../difference.ts'
import { beginMatch, playOn } from '../play.ts'
import { thingsOf } from './kit.ts'

/** So many things are looked at in one question; of more, every so many from another place each time. */
const LOOKED_AT = 300

/** Things to ask about in question number `n`: all over a match, even where there are thousands. */
function someOf(things: readonly Ref[], n: number): readonly Ref[] {
  const stride = Math.ceil(things.length / LOOKED_AT)
  return stride <= 1 ? things : things.filter((_, i) => (i + n) % stride === 0)
}

const isText = (x: object): x is Text => {
  const keys = Object.keys(x)
  return 'id' in x && typeof x.id === 'string' && keys.every((k) => k === 'id' || k === 'args')
}

/** Calls `text` and `rule` for every text and case number inside a tree of plain data. */
export function eachWord(tree: unknown, text: (t: Text) => void, rule: (r: string) => void): void {
  if (typeof tree !== 'object' || tree === null || ArrayBuffer.isView(tree)) return
  if (!Array.isArray(tree) && isText(tree)) text(tree)
  for (const [key, value] of Object.entries(tree)) {
    if (key === 'rule' && typeof value === 'string' && value !== '') rule(value)
    else eachWord(value, text, rule)
  }
}

/** Checks texts and cases once each. */
interface Ear {
  hear(tree: unknown, where: string): void
}

function earFor(kit: Kit, cases: Rulebook): Ear {
  const messages = catalogueOf(kit)
  const words = wording(kit)
  const heard = new Set<string>()
  return {
    hear: (tree, where) => {
      eachWord(
        tree,
        (t) => {
          const shape = `${t.id} ${Object.keys(t.args ?? {}).join()}`
          if (heard.has(shape)) return
          heard.add(shape)
          hold(Object.hasOwn(messages, t.id), `${where}: no message '${t.id}'`)
          const said = words.plain(t)
          const broken = said === '' || (said === t.id && messages[t.id] !== t.id) || /[{}]|undefined/.test(said)
          // A thing without a name leaves a gap that no word betrays.
          const gap = Object.values(t.args ?? {}).some(
            (x) => typeof x === 'object' && Object.values(x).includes(undefined),
          )
          hold(
            !broken && !gap,
            `${where}: message '${t.id}' cannot be worded with ${JSON.stringify(t.args)}: '${said}'`,
          )
        },
        (rule) => {
          if (heard.has(`rule ${rule}`)) return
          heard.add(`rule ${rule}`)
          hold(cases.find(rule) !== undefined, `${where}: case ${rule} and its chapter have no anchor in the rulebook`)
        },
      )
    },
  }
}

/** What never changes is worded: kit, and every refusal the game lists. */
export async function kitIsWorded<P extends Context>(game: TableGame<P>): Promise<void> {
  const kit = game.kit(game.box)
  const cases = rulebook((await game.book()).rulebook)
  const ear = earFor(kit, cases)
  ear.hear({ ...kit, messages: {} }, 'the kit')
  const messages = catalogueOf(kit)
  for (const { id, rule } of game.refusals) {
    hold(Object.hasOwn(messages, id), `refusal '${id}' (${rule}) has no message`)
    hold(cases.find(rule) !== undefined, `refusal '${id}': case ${rule} and its chapter have no anchor in the rulebook`)
  }
  hold(cases.find(game.notAskedRule) !== undefined, `notAskedRule ${game.notAskedRule} has no anchor in the rulebook`)
}

/** Everything uttered in a random match is worded. Reasons and previews are taken at every `every`th decision. */
export async function matchIsWorded<P extends Context>(game: TableGame<P>, seed: string, every: number): Promise<void> {
  const match = beginMatch(game, seed)
  const kit = game.kit(match.s.box)
  const ear = earFor(kit, rulebook((await game.book()).rulebook))
  const things = thingsOf(kit)
  playOn(match, seed, (m) => {
    const where = `input ${m.seq}, '${m.run.activity}'`
    if (m.seq % every > 0) return false
    for (const seat of [...m.seats, SPECTATOR])
      ear.hear(viewOf(game, { run: m.run, seq: m.seq, result: null }, seat), where)
    for (const ask of m.run.asks) {
      const view = viewOf(game, { run: m.run, seq: m.seq, result: null }, ask.seat)
      for (const { key } of view.decision?.options ?? []) ear.hear(previewOf(ask, key), `${where}, preview of '${key}'`)
      for (const ref of someOf(things, m.seq))
        ear.hear(reasonsIn(ask, ref, game.notAskedRule), `${where}, reasons for ${JSON.stringify(ref)}`)
    }
    return false
  })
  ear.hear(match.journal, 'the journal')
  ear.hear(match.result, 'the result')
}

/** At every `every`th decision each space and piece has an option or a reason. */
export function allIsExplained<P extends Context>(game: TableGame<P>, seed: string, every: number): void {
  const match = beginMatch(game, seed)
  const things = thingsOf(game.kit(match.s.box))
  playOn(match, seed, (m) => {
    if (m.seq % every > 0) return false
    for (const ask of m.run.asks) {
      const touched = new Set(m.run.keys(ask.seat).length > 0 ? optionTouches(ask) : [])
      for (const ref of someOf(things, m.seq))
        if (!touched.has(JSON.stringify(ref)))
          hold(
            reasonsIn(ask, ref, game.notAskedRule).length > 0,
            `input ${m.seq}: ${JSON.stringify(ref)} has neither option nor reason in '${ask.id}'`,
          )
    }
    return false
  })
}

const optionTouches = (ask: Parameters<typeof refusalAt>[0]): string[] =>
  ask.of.flatMap((_, i) =>
    refusalAt(ask, i) ? [] : ask.as.touches(ask.s as never, item<never>(ask.of, i)).map((r) => JSON.stringify(r)),
  )

/**
 * Plays a match and adds every refusal met to `seen`, also those in questions that the match answers by itself
 * because one option is left.
 * @param play plays a match of the game it is given, which looks at every question; a random one unless told
 * @throws Broken when one is not listed by the game
 */
export function refusalsMet<P extends Context>(
  game: TableGame<P>,
  seed: string,
  seen: Set<Refusal>,
  play: (watched: TableGame<P>) => void = (watched) => playOn(beginMatch(watched, seed), seed),
): void {
  const things: Ref[] = thingsOf(game.kit(game.box))
  const listed = new Set(game.refusals)
  const meet = (ask: Ask, refused: Refusal | undefined): void => {
    if (!refused || seen.has(refused)) return
    const { id, rule } = refused
    hold(
      listed.has(refused),
      `'${ask.id}' (${ask.rule}): refusal '${id}' (${rule}) is not among the game's refusals; export it from its rules`,
    )
    seen.add(refused)
  }
  const look = (ask: Ask): void => {
    for (let i = 0; i < ask.of.length; i++) meet(ask, refusalAt(ask, i))
    if (ask.outside) for (const ref of things) meet(ask, ask.outside(ref))
  }
  const watched: TableGame<P> = { ...game, start: (s, activity) => watch(game.start(s, activity), look) }
  play(watched)
}

/** The same flow, each question looked at before it is asked. */
function* watch(flow: Flow, look: (ask: Ask) => void): Flow {
  let step = flow.next()
  while (!step.done) {
    for (const ask of 'together' in step.value ? step.value.together : [step.value]) look(ask)
    step = flow.next(yield step.value)
  }
}
