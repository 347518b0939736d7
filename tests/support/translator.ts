/**
 * Translates the page as Chrome does: puts each text node, also those that come later, into two `<font>` elements. The
 * translated text is the original in capitals, so that a test can tell the two apart.
 *
 * Journeys run this function in the page, so it must not refer to anything outside itself.
 */
export function translatePage(): void {
  const untranslated = 'script, style, noscript, textarea, font'
  const isTranslated = (text: Node) => {
    const parent = text.parentElement
    if (parent === null || parent.closest(untranslated) !== null || text.nodeValue?.trim() === '')
      return false
    return parent.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts.filter(isTranslated)) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.nodeValue?.toUpperCase() ?? ''
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  document.documentElement.classList.add('translated-ltr')
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
  }).observe(document.body, { childList: true, subtree: true })
}
