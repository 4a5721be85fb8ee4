import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers an id of the page for the broken-anchor check of the build. */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}

/** Visible link to an anchor of the page. A click also copies its address. */
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
