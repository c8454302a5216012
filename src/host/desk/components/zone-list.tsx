/** Once in a form: its fields for a time zone name it as their `list`. */
export const ZONES = 'zones-of-the-world'

export function ZoneList() {
  return (
    <datalist id={ZONES}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}
