import { useQuery } from '@tanstack/react-query'
import { api } from '#host/desk/api/client.ts'
import { documentsOfKind } from '../filed.ts'
import type { CaseDocument } from '../types.ts'
import type { Draft } from './form-shape.ts'

export interface LastForm {
  document: CaseDocument
  form: Draft
}

/** The form that counts: the last one in the file, as it was filed. */
export function useLastForm(id: string) {
  return useQuery({
    queryKey: ['last-form', id],
    queryFn: async (): Promise<LastForm | null> => {
      const [document] = await documentsOfKind(id, 'client_intake_form')
      if (!document) return null
      const path = { id, document: document.document_id }
      const file = await api.GET('/api/cases/{id}/documents/{document}/file', { params: { path }, parseAs: 'text' })
      if (file.error) throw file.error
      return { document, form: JSON.parse(String(file.data)) as Draft }
    },
  })
}
