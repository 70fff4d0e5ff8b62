// The page of a guided first turn.
import type { Tutorial } from '@merkur/table'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { lessonWish } from '../../match/begin.ts'
import { frontDesk, openTable } from '../../match/open.ts'
import { coachOf } from '../../table/coach.ts'
import { AtTable, CannotOpen } from '../table/table-page.tsx'

const wait = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds))

export function TutorialPage({ game }: { game: string }) {
  const [lesson, setLesson] = useState<Tutorial | Error | null>(null)
  useEffect(() => {
    const none = new Error('This game has no guided first turn yet.')
    frontDesk()
      .lesson(game)
      .then(
        (found) => setLesson(found ?? none),
        (error: unknown) => setLesson(error instanceof Error ? error : new Error(String(error))),
      )
  }, [game])
  if (lesson === null) return <p className="waiting">Opening the box …</p>
  return lesson instanceof Error ? <CannotOpen error={lesson.message} /> : <Lesson game={game} lesson={lesson} />
}

function Lesson({ game, lesson }: { game: string; lesson: Tutorial }) {
  const { settings } = useApp()
  const [open] = useState(() => () => openTable(lessonWish(game, lesson, settings.get().pace)))
  const [coach] = useState(() => () => coachOf(lesson, wait))
  return <AtTable open={open} coach={coach} />
}
