import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/page.tsx'

/** Nothing was ever done here. */
export function FirstRun() {
  return (
    <Card className="max-w-3xl">
      <h2>Welcome. Agents propose, you decide, and everything is proved.</h2>
      <p className="mt-1 text-quiet">
        Nothing runs yet. <Link to="/approvals">Approvals</Link> will show what waits for your yes.
      </p>
    </Card>
  )
}
