import { Select } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { Preview } from './types.ts'
import type { Given } from './upload-leads.ts'
import { spelled } from './words.ts'

const FIELDS = [
  ...['full_name', 'first_name', 'last_name', 'profile_url', 'job_title', 'company', 'company_domain'],
  ...['company_size', 'seniority', 'location', 'headline', 'about', 'active_on'],
] as const

interface Props {
  preview: Preview
  given: Given
  onChange(given: Given): void
}

/** The columns are recognised by their headings; what a person says stands above every guess. */
export function MappingForm({ preview: { header, mapping }, given, onChange }: Props) {
  return (
    <Card className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {FIELDS.map((field) => (
        <Select
          key={field}
          label={spelled(field)}
          value={(mapping as Record<string, number>)[field] ?? ''}
          onChange={(event) =>
            onChange({ ...given, [field]: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">not in the file</option>
          {header.map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <option key={column} value={column}>
              {name || `column ${column + 1}`}
            </option>
          ))}
        </Select>
      ))}
    </Card>
  )
}
