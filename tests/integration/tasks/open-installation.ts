import { onTestFinished } from 'vitest'
import { openChat as openTerminal, type Chat as Terminal } from '#apps/tasks/cli/chat.ts'
import type { ToolResult } from '#apps/tasks/contracts.ts'
import { remoteTasks } from '#apps/tasks/services/remote.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { type Chat, openChat } from '../../support/chat.ts'
import { type Answer, rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from '../http/harness.ts'
import { type Answer as Confirms, connected, httpTransport } from '../mcp/clients.ts'

export interface Installation extends Chat {
  logged: string[]
  /** An account with a token that opens the doors. */
  account(user: string): Promise<{ token: string; revoke(): Promise<void> }>
  http(token: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>
  mcp(
    token: string,
    confirms?: Confirms,
  ): Promise<(tool: string, given?: object) => Promise<{ text: string; result: ToolResult }>>
  /** The chat of the terminal, on the running server; the operator speaks for the account. */
  terminal(user: string): Terminal
}

/** The real product with its real server in front: every door that a person may come through. */
export async function openInstallation(): Promise<Installation> {
  const chat = await openChat()
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const services = await createServices(chat.lw, '1.2.3', log)
  const server = await serve({ ...services, token: OPERATOR, version: '1.2.3', person: 'olga', log }, 0)
  onTestFinished(async () => {
    await services.mcp.close()
    await server.close()
  })
  const ask = (token: string, method: string, path: string, body?: object) =>
    rawRequest(
      server.port,
      method,
      `/api${path}`,
      {
        host: `localhost:${server.port}`,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body && JSON.stringify(body),
    )
  return {
    ...chat,
    logged,
    async account(name) {
      await ask(OPERATOR, 'POST', '/accounts', { name })
      const { json } = await ask(OPERATOR, 'POST', '/accounts/tokens', { name })
      return { token: json.token, revoke: async () => void (await ask(OPERATOR, 'POST', '/accounts/revoke', { name })) }
    },
    http: (token, method, path, body) => ask(token, method, `/tasks${path}`, body),
    async mcp(token, confirms) {
      const transport = httpTransport(`http://127.0.0.1:${server.port}/mcp`, token)
      const person = await connected(transport, null as never, '2026-07-28', confirms)
      return (tool, given = {}) => person.call(tool, { ...given })
    },
    terminal: (user) =>
      openTerminal(remoteTasks({ port: server.port, token: OPERATOR }), { user_id: user }, 'Europe/Berlin'),
  }
}
