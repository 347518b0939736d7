import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { ThemeLines, wordCount } from '@/features/words/theme-lines'
import { paths } from '@/paths'

export function Component() {
  const count = wordCount.toLocaleString('en-GB')
  return (
    <>
      <PageHeader
        title="Words"
        description={`${count} Spanish words for IGCSE and IB by theme and level: with article, sound and example, to read, cover, type and print.`}
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          {count} words for IGCSE and IB by theme and level. Read them, cover a side, type them, print them.
        </p>
      </PageHeader>
      <MyExam page="words" className="page mt-4" />
      <div className="page pt-8">
        <ThemeLines />
        <p className="mt-10 max-w-prose text-muted">
          What you type is marked at once and comes back in{' '}
          <TextLink to={paths.review}>
            <span lang="es">Repaso</span>
          </TextLink>{' '}
          when you are about to forget it.
        </p>
      </div>
    </>
  )
}
