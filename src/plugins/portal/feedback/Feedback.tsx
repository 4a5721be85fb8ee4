import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { contactAbout } from 'docusaurus-preset-portal/terms';
import { useEffect, useRef, useState } from 'react';
import { site } from '#site';
import type { Modal } from './createModal';
import styles from './styles.module.css';

/** Project of this build; see `index.ts`. */
declare const FEEDBACK_PROJECT: string;

/** A constant condition: without a project the bundle has no code of the dialog. */
const loadDialog = FEEDBACK_PROJECT ? () => import('./createModal') : undefined;

/** Opens the dialog of the provider. The press loads it; nothing is requested before. */
function DialogButton({ page }: { page: string }) {
  const [failed, setFailed] = useState(false);
  /** Opened on this page: it keeps what was typed. */
  const modal = useRef<Modal>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins afresh
  useEffect(
    () => () => {
      modal.current?.remove();
      modal.current = undefined;
    },
    [page],
  );
  const open = async () => {
    setFailed(false);
    try {
      const dialog = await loadDialog?.();
      modal.current ??= await dialog?.createModal(FEEDBACK_PROJECT);
      await modal.current?.openModal();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="needs-script" aria-haspopup="dialog" onClick={open}>
        Give feedback
      </button>
      <output>{failed && 'The form did not load. Check your connection and try again.'}</output>
    </>
  );
}

/** Question whether the page helps, with a button that opens the provider's dialog, or the reader's mail program. */
export default function Feedback() {
  const { title, permalink } = useDoc().metadata;
  if (!FEEDBACK_PROJECT && !site.contactUrl) return null;
  return (
    <p className={styles.feedback}>
      Was this page helpful?
      {FEEDBACK_PROJECT ? (
        <DialogButton page={permalink} />
      ) : (
        <a className="button" href={contactAbout(site.contactUrl, title, site.url + permalink)}>
          Give feedback
        </a>
      )}
    </p>
  );
}
