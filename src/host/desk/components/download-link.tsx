import type { ComponentProps, MouseEvent } from 'react'
import { api } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { notifyRefused } from '../shell/notices.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Without one it cannot be downloaded yet. */
  path: string | undefined
}

/** A navigation cannot carry the page's secret: a link that works once is asked for, and then opened. */
export function DownloadLink({ path, download = true, ...rest }: Props) {
  async function save(event: MouseEvent) {
    event.preventDefault()
    if (path === undefined) return
    try {
      const link = await api.POST('/api/downloads', { body: { path } })
      if (!link.data) throw link.error
      open(link.data.url, download)
    } catch (error) {
      notifyRefused(asRefusal(error))
    }
  }
  return <a {...rest} href={path} download={download} onClick={(event) => void save(event)} />
}

function open(url: string, download: ComponentProps<'a'>['download']): void {
  const link = document.createElement('a')
  link.href = url
  link.download = typeof download === 'string' ? download : ''
  document.body.append(link)
  link.click()
  link.remove()
}
