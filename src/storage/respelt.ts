/**
 * Migrations whose text was corrected after databases had applied it, with the hash of the text before: the same tables and
 * functions, spelt so that PostgreSQL 15 reads them too. Nothing else is ever changed after it was applied.
 */
const BEFORE: Readonly<Record<string, string>> = {
  'kernel/001-ledger.sql': '5ee86025c6fbc66eade6c45e6eafaa705245e86728a97047bc8b8a250ade1d2a',
  'kernel/002-domain.sql': '2ab33c9b5199f7315bd189c9720eea930841bf46c78736e2e6e513c09f57a295',
  'kernel/006-erasure.sql': '512f92554329d18453145cac56060d0fceec95b883d71b909b33ee65c490bd4a',
  'kernel/012-one-image-a-row.sql': '5fed05f69b78faf782beb9db7c3ad0a977d49df95d965c40bfc3796695b6e4db',
  'kernel/013-many-rows-at-once.sql': '94a8831181095f5f6d64fa3d8cea37c798376c45eda6af57d3fcea043012b344',
  'outreach/003-messages.sql': 'f7652c914c04dac8ad2521cad11d016cc66d0abd70e753d2af1f243975edcde4',
}

/** Is what was applied the migration that this version has under the name? */
export function isSameMigration(name: string, applied: string, here: string): boolean {
  return applied === here || applied === BEFORE[name]
}
