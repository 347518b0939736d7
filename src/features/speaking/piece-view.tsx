import type { SpeakingPiece } from '@/content/speaking-list'
import { ExtractView } from './extract-view'
import { PictureView } from './picture-view'
import { RolePlayView } from './role-play-view'
import { TopicView } from './topic-view'

/** One thing to talk about. */
export function PieceView({ piece }: { piece: SpeakingPiece }) {
  switch (piece.kind) {
    case 'role-play':
      return <RolePlayView id={piece.id} rolePlay={piece.rolePlay} />
    case 'topic':
      return <TopicView id={piece.id} topic={piece.topic} />
    case 'picture':
      return <PictureView id={piece.id} picture={piece.picture} />
    case 'extract':
      return <ExtractView extract={piece.extract} />
    default:
      return piece satisfies never
  }
}
