import ts from 'typescript'

/** A guest imports from 'lanewright'; in the house the same names come from the files that own them. */
export function toLayerImports(source: string, entryPoint: string): string {
  const owners = ownersOf(entryPoint)
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest)
  // From the end, so that the places of the earlier ones stay right.
  return file.statements.filter(isGuestImport).reduceRight((text, statement) => {
    const { importClause } = statement
    const names = importClause?.namedBindings
    if (!names || !ts.isNamedImports(names))
      throw new Error(`the template must import names: ${statement.getText(file)}`)
    const byFile = Map.groupBy(names.elements, ({ propertyName, name }) => {
      const wanted = (propertyName ?? name).text
      const owner = owners.get(wanted)
      if (!owner) throw new Error(`src/index.ts does not export ${wanted}, which the template imports`)
      return owner
    })
    const only = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : ''
    const lines = [...byFile].map(
      ([from, elements]) => `import ${only}{ ${elements.map((e) => e.getText(file)).join(', ')} } from '${from}'`,
    )
    return text.slice(0, statement.getStart(file)) + lines.join('\n') + text.slice(statement.end)
  }, source)
}

function isGuestImport(statement: ts.Statement): statement is ts.ImportDeclaration {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'lanewright'
  )
}

/** Name -> file, as src/index.ts re-exports it. */
function ownersOf(entryPoint: string): Map<string, string> {
  const owners = new Map<string, string>()
  for (const statement of ts.createSourceFile('index.ts', entryPoint, ts.ScriptTarget.Latest).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue
    const from = statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from)) continue
    for (const { name, propertyName } of statement.exportClause.elements)
      if (!propertyName) owners.set(name.text, from.text)
  }
  return owners
}
