import '@fontsource-variable/inter/index.css'
import './desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/client.ts'
import { startLive } from './shell/live.ts'
import { router } from './shell/router.tsx'
import { applyTheme } from './shell/theme.ts'

// Components that add a style while the page runs must carry the page's own nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)
applyTheme()
startLive(queryClient)

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
