import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './app/routes'

type Router = ReturnType<typeof createBrowserRouter>

/** Resolves when the code and the data of the first page are there, or have failed. */
function initialised(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/**
 * Mounts the app: over the prerendered page where this address has one, else into the empty shell. Throws
 * when a prerendered page's own code did not arrive, so that the page stays as it is.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const router = createBrowserRouter(routes)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (root.dataset.path !== window.location.pathname) {
    createRoot(root).render(app)
    return
  }
  await initialised(router)
  const [error] = Object.values(router.state.errors ?? {})
  if (error !== undefined) throw error
  hydrateRoot(root, app)
}
