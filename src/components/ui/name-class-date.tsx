/** The line at the top of a worksheet on which a student writes their name. `className` sets when it is printed. */
export const NameClassDate = ({ className }: { className: string }) => (
  <p className={className}>Name: ______________________________ Class: __________ Date: __________</p>
)
