import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build's broken-anchor check that this address exists on the page. */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}

/** A visible link to one place on the page; a click also copies its address. */
export function CopyLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <a
      className="ref-link"
      href={`#${encodeURIComponent(anchor)}`}
      data-copy-link=""
      aria-label={`Copy link to ${name}`}
      title="Copy link"
    >
      #
    </a>
  );
}
