/**
 * Nothing is painted before the page is parsed up to here: on a slow machine half of what stands above
 * would be painted, and move as the rest comes. React moves the link into the head, where it counts.
 * @param id of this place, once in a page
 * @param media where not at all widths
 */
export function PaintTogether({ id, media }: { id: string; media?: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} media={media} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
