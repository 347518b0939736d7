/** The page's title and description; React moves both into the document's head. */
export function DocumentHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · Próxima`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
