/** What an agent asks for, before anybody has looked at it. */
export type Proposed = Record<string, unknown> & { action_type: string }
