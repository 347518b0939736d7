export { RichTextView, SpanishText, SpokenText } from '@/components/rich-text'
