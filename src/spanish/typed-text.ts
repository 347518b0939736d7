/** Text that has nothing to change. Checked first, because a page compares thousands of such sentences. */
const isPlain = /^[\n -&(-/:-_a-~¡¿«»…áéíóúüñÁÉÍÓÚÜÑ]*$/

const inPlainLetters = (text: string) =>
  text
    // Ligatures and full-width characters, as PDFs and East Asian keyboards write them.
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, (one) => one.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    // Zero-width characters, soft hyphens, marks of direction, control characters.
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[‘’‚‛′´`ʹʻʼʽ]/g, "'")
    .replace(/[“”„‟″ʺ]/g, '"')
    // A short dash may join a word or a date, but a long one separates: *Soy alto—muy alto*.
    .replace(/[‐‑‒–−⁃˗﹣]/g, '-')
    .replace(/[―⸺⸻﹘]/g, '—')
    .replace(/[⁄∕]/g, '/')
    .replace(/∶/g, ':')
    .replace(/[。｡]/g, '.')
    .replace(/[、､]/g, ',')
    .normalize('NFC')

/** Writes *1.250*, *1,250*, *1 250* and *1'250* as *1250*, and *1.º*, *1°* and *1er* as *1º*. */
const inPlainFigures = (text: string) =>
  text
    .replace(/(\d) ?[·•∙] ?(?=\d)/g, '$1.')
    .replace(
      /(^|[^\d.,])([1-9]\d{0,2}([., '])\d{3}(?:\3\d{3})*)(?!\d)/g,
      (_, before: string, number: string) => before + number.replace(/\D/g, ''),
    )
    // But not *20 °C*.
    .replace(/(\d)\.? ?[º°˚](?! ?[CF](?!\p{L}))/gu, '$1º')
    .replace(/(\d)\.?er(?!\p{L})/gu, '$1º')
    .replace(/(\d)\.(?=ª|e?r[oa](?!\p{L}))/gu, '$1')

/**
 * What a student typed, in the one form that every marker and search reads. Keyboards, phones, PDFs and other apps
 * write the same letters, spaces, dashes and figures in different ways. Only for comparing: what the student sees and
 * what the device stores stays as it was typed.
 */
export function typedText(text: string): string {
  if (isPlain.test(text)) return text
  const plain = inPlainLetters(text)
  return /\d/.test(plain) ? inPlainFigures(plain) : plain
}
