import type { Evidence } from './tool.ts'

/** A person is told that something waits. Delivery is best effort; what waits stands in the database. */
export interface Notifier {
  notify(notice: Notice): void
}

export interface Notice {
  workspaceId: string
  kind: 'approval' | 'question' | 'uncertain' | 'paused' | 'reminder'
  text: string
}

/** Every file that is read or written goes through here and is audited by the controller. */
export interface Files {
  hash(path: string): Promise<{ sha256: string; sizeBytes: number } | null>
}

/** Reads a page's state back; present where a browser is. */
export interface Pages {
  observe(predicate: { url: string; role: string; name: string }): Promise<Evidence>
}
