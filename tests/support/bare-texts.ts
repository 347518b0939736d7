/**
 * Reports every text node beside siblings that React rewrites, removes, moves or inserts something before. A browser’s
 * translator replaces each text node with an element without telling React: React then throws, or the old text stays.
 * React replaces the text of an element that contains nothing else as a whole, so such text is safe, and so are elements.
 *
 * Journeys run this function in the page, so it must not refer to anything outside itself.
 */
export function watchBareTexts(report = (problem: string) => console.error(problem)): void {
  const isBare = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const check = (node: Node | null, does: string, written = '') => {
    // A translator leaves blank text alone, but Firefox may not draw what is written into it.
    if (!isBare(node) || (node.data + written).trim() === '') return
    const { parentElement } = node
    // A translator leaves studied Spanish alone, too.
    if (parentElement?.closest('[translate]')?.getAttribute('translate') === 'no') return
    report(
      `React ${does} “${node.data}” in <${parentElement?.localName}>${parentElement?.textContent}: put it in an element of its own`,
    )
  }

  const { insertBefore, appendChild, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null) {
    check(before, 'inserts before')
    if (added.parentNode !== null) check(added, 'moves')
    insertBefore.call(this, added, before)
    return added
  }
  Node.prototype.appendChild = function <Added extends Node>(this: Node, added: Added) {
    if (added.parentNode !== null) check(added, 'moves')
    appendChild.call(this, added)
    return added
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed) {
    check(removed, 'removes')
    removeChild.call(this, removed)
    return removed
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, written: string | null) {
      check(this, 'rewrites', written ?? '')
      nodeValue?.set?.call(this, written)
    },
  })
}
