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
        description={`${count} Spanish words for IGCSE and IB by theme and level, with articles, audio and examples, to read, cover, type and print.`}
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          {count} words for IGCSE and IB by theme and level. Read them, cover one side, type them or print
          them.
        </p>
      </PageHeader>
      <MyExam page="words" className="page mt-4" />
      <div className="page pt-8">
        <ThemeLines />
        <p className="mt-10 max-w-prose text-muted">
          Words you type are marked straight away and come back in{' '}
          <TextLink to={paths.review}>
            <span lang="es" translate="no">
              Repaso
            </span>
          </TextLink>{' '}
          when you’re about to forget them.
        </p>
      </div>
    </>
  )
}
