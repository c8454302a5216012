import { Button } from '#host/desk/components/button.tsx'
import { Empty } from '#host/desk/components/page.tsx'
import { whoMay } from './roles.ts'
import { useAct } from './use-case.ts'

/** It was made, and cut short before it was opened. */
export function OpenCase({ id }: { id: string }) {
  const { busy, act, who } = useAct(id)
  return (
    <Empty title="This case is not open yet.">
      {who.roleFor('open') ? (
        <Button
          kind="main"
          className="mt-2"
          busy={busy !== null}
          onClick={() => void act('open', 'case.open', {}, 'The case is open.')}
        >
          Open the case
        </Button>
      ) : (
        `It is opened by ${whoMay('open')}.`
      )}
    </Empty>
  )
}
