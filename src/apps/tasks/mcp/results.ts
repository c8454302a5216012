import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ErrorCode, ToolResult } from '../contracts.ts'
import type { Called } from '../services/service.ts'

export function answered({ result, reply }: Pick<Called, 'result' | 'reply'>): CallToolResult {
  return {
    content: [
      { type: 'text', text: reply },
      // A client that shows its model the text alone would never see the ids.
      { type: 'text', text: JSON.stringify(result), annotations: { audience: ['assistant'] } },
    ],
    structuredContent: { ...result },
    isError: !result.success,
  }
}

export function refused(error_code: ErrorCode, error: string): CallToolResult {
  const result: ToolResult = { success: false, data: null, error, error_code }
  return answered({ result, reply: error })
}
