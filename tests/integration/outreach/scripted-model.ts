import { modelAgent } from '#integrations/models/model.ts'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import { completion, serveModel } from '../agents/model-server.ts'
import { answerScripted } from './agent-interfaces.ts'

/** A model behind a real server that reads nothing but its prompt, and answers by the book; `instead` may say otherwise. */
export async function scriptedModel(instead: (nth: number) => string | undefined = () => undefined) {
  let asked = 0
  const { url, requests } = await serveModel(async (response, { body }) => {
    const content = instead(asked++) ?? JSON.stringify(await answerFromScript(body))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion(content)))
  })
  const agent = modelAgent({
    provider: 'openai-compatible',
    model: 'book',
    baseUrl: url,
    apiKey: () => '',
    schemas: ProposalByAction,
  })
  return { agent, requests }
}

interface Query {
  messages: Array<{ role: string; content: string }>
}

export function answerFromScript(body: Query): Promise<Record<string, unknown>> {
  return answerScripted(snapshotIn(promptOf(body)))
}

export function promptOf(body: Query): string {
  return body.messages.map(({ content }) => content).join('\n')
}

/** The snapshot as the prompt shows it, with the marks of what came from outside taken off again. */
function snapshotIn(prompt: string): unknown {
  const json = /<snapshot>\n(.*)\n<\/snapshot>/s.exec(prompt)?.[1] ?? 'null'
  return JSON.parse(json.replaceAll(/⟦|⟧/g, ''))
}
