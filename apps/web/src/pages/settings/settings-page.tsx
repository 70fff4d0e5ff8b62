// Settings: how the table looks, sounds and asks; every change counts at once.
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.ts'
import { Bar } from '../../app/bar.tsx'
import { useStore } from '../../app/store.ts'
import { ALLOWED, type Settings } from '../../settings/settings.ts'
import { PACES } from '../../table/paces.ts'
import './settings.css'

interface Choice<K extends keyof Settings> {
  readonly key: K
  readonly label: string
  readonly help?: string
  readonly names: Readonly<Record<string, string>>
}

const choice = <K extends keyof Settings>(c: Choice<K>): Choice<keyof Settings> => c

const GROUPS: readonly { readonly title: string; readonly choices: readonly Choice<keyof Settings>[] }[] = [
  {
    title: 'Look',
    choices: [
      choice({
        key: 'theme',
        label: 'Light',
        names: { system: 'As the system', light: 'By day', dark: 'By lamplight' },
      }),
      choice({
        key: 'textSize',
        label: 'Text size',
        names: { 90: 'Small', 100: 'Normal', 115: 'Large', 130: 'Very large' },
      }),
      choice({ key: 'counters', label: 'Counters', names: { relief: 'Die-cut', plain: 'Plain' } }),
      choice({
        key: 'palette',
        label: 'Colours of the sides',
        help: 'Blue and orange, and light and dark, stay apart for every kind of colour vision. Tables opened from now on wear them.',
        names: { printed: 'As the game has them', 'blue-orange': 'Blue and orange', 'light-dark': 'Light and dark' },
      }),
      choice({ key: 'mapLabels', label: 'Names on the map', names: { true: 'Shown', false: 'Hidden' } }),
      choice({
        key: 'motion',
        label: 'Motion',
        help: 'Counters walk their way and the map glides. “As the system” moves at the normal speed, or not at all where the system is asked for less motion.',
        names: { system: 'As the system', off: 'Off', quick: 'Quick', normal: 'Normal', slow: 'Slow' },
      }),
    ],
  },
  {
    title: 'Play',
    choices: [
      choice({ key: 'pace', label: 'Pace of computer players', names: PACES }),
      choice({
        key: 'confirmRolls',
        label: 'Confirm before rolling',
        help: 'Odds are always shown before dice fall. With this, every roll also waits for a second press.',
        names: { false: 'No', true: 'Yes' },
      }),
      choice({
        key: 'curtain',
        label: 'Curtain between two players at one screen',
        names: { needed: 'When something is hidden', always: 'Always' },
      }),
      choice({ key: 'sound', label: 'Sound', names: { false: 'Off', true: 'On' } }),
      choice({
        key: 'reader',
        label: 'Tables open as',
        help: 'The text view holds the same game as headings, lists and buttons. Shift V changes between the two at the table.',
        names: { false: 'Map', true: 'Text' },
      }),
    ],
  },
]

export function SettingsPage() {
  useEffect(() => {
    document.title = 'Settings · Merkur'
  }, [])
  return (
    <>
      <Bar />
      <main className="page narrow">
        <h1>Settings</h1>
        {GROUPS.map(({ title, choices }) => (
          <section key={title} className="settings">
            <h2>{title}</h2>
            {choices.map((c) => (
              <Setting key={c.key} choice={c} />
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

function Setting({ choice: { key, label, help, names } }: { choice: Choice<keyof Settings> }) {
  const { settings } = useApp()
  const value = useStore(settings, (s) => s[key])
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <div className="row">
        {ALLOWED[key].map((allowed) => (
          <label key={String(allowed)} className="choice">
            <input
              type="radio"
              name={key}
              checked={value === allowed}
              onChange={() => settings.patch({ [key]: allowed })}
            />
            <span>{names[String(allowed)]}</span>
          </label>
        ))}
      </div>
      {help !== undefined && <p className="small quiet">{help}</p>}
    </fieldset>
  )
}
