import type { LoaderFunctionArgs } from 'react-router-dom'
import { openAsOwnDocument } from '@/features/speaking/own-document'
import { TestView } from '@/features/speaking/test-view'

export function loader({ request }: LoaderFunctionArgs) {
  openAsOwnDocument(request)
  return null
}

export function Component() {
  return <TestView />
}
