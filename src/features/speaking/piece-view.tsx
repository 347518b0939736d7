import { use } from 'react'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { ExtractView } from './extract-view'
import { loadPiece } from './load-piece'
import { PictureView } from './picture-view'
import { RolePlayView } from './role-play-view'
import { TopicView } from './topic-view'

/** One speaking task. Throws if the id is unknown. */
export const PieceView = ({ id }: { id: string }) => (
  <RemountOnOwnerChange>
    <Piece id={id} />
  </RemountOnOwnerChange>
)

function Piece({ id }: { id: string }) {
  const piece = use(loadPiece(id))
  switch (piece?.kind) {
    case 'role-play':
      return <RolePlayView id={id} rolePlay={piece.rolePlay} />
    case 'topic':
      return <TopicView id={id} topic={piece.topic} />
    case 'picture':
      return <PictureView id={id} picture={piece.picture} />
    case 'extract':
      return <ExtractView extract={piece.extract} />
    case undefined:
      throw new Error(`There is no piece ${id}`)
    default:
      return piece satisfies never
  }
}
