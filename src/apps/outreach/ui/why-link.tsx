import { Link } from '@tanstack/react-router'

/** To the road of a message in the ledger: its draft, approval and grant, and what was sent and read back. */
export function WhyLink({ campaign, message }: { campaign: string; message: string }) {
  return (
    <Link
      to="/ledger/$workspace/why"
      params={{ workspace: campaign }}
      search={{ table: 'outreach.messages', row: message }}
      className="text-sm"
    >
      Why? Approval, grant and delivery
    </Link>
  )
}
