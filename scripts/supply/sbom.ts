import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Package, root } from './lock.ts'

const SCOPES = { shipped: 'required', optional: 'optional', development: 'excluded' } as const

/** A software bill of materials, CycloneDX 1.6. Without times and addresses, so that the same lock gives the same bytes. */
export function sbomOf(packages: Package[]): string {
  const { name, version, description, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const self = `pkg:npm/${name}@${version}`
  const top = packages.filter(({ place }) => place.lastIndexOf('node_modules/') === 0)
  const refs = new Map(packages.map((one) => [one.place, refOf(one)]))
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        'bom-ref': self,
        type: 'application',
        name,
        version,
        description,
        purl: self,
        licenses: [{ expression: license }],
      },
    },
    components: packages.map((one) => ({
      'bom-ref': refOf(one),
      type: 'library',
      name: one.name,
      version: one.version,
      scope: SCOPES[one.use],
      purl: purlOf(one),
      ...(one.license ? { licenses: [{ expression: one.license }] } : {}),
      ...(one.integrity ? { hashes: [hashOf(one.integrity)] } : {}),
    })),
    dependencies: [
      { ref: self, dependsOn: top.map(refOf) },
      ...packages.map((one) => ({ ref: refOf(one), dependsOn: one.needs.map((place) => refs.get(place) as string) })),
    ],
  }
  return `${JSON.stringify(bom, null, 1)}\n`
}

function purlOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** The same version may stand in two places, or under another name; each is told apart. */
function refOf(one: Package): string {
  return one.place === `node_modules/${one.name}` ? purlOf(one) : `${purlOf(one)}#${one.place}`
}

/** npm writes the name of the algorithm and base64; the format wants hex. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
}
