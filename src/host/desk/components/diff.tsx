import { diffWordsWithSpace } from 'diff'
import { ReadingBox, visible } from './bytes.tsx'

/** What an edit changed, word by word. */
export function Diff({ before, after, label }: { before: string; after: string; label: string }) {
  let at = 0
  return (
    <ReadingBox label={label}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        const key = `${at}`
        at += value.length
        if (added)
          return (
            <ins key={`+${key}`} className="rounded-sm bg-added">
              {visible(value)}
            </ins>
          )
        if (removed)
          return (
            <del key={`-${key}`} className="rounded-sm bg-removed">
              {visible(value)}
            </del>
          )
        return <span key={key}>{visible(value)}</span>
      })}
    </ReadingBox>
  )
}
