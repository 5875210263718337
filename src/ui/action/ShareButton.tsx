import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldTexts } from '#i18n/es/fields.ts';
import { logError } from '#lib/log.ts';
import { useStateOf } from '../hooks/useStateOf.ts';
import { showToast } from '../message/toast.ts';
import { absoluteUrl, useSiteUrl } from '../page/site.ts';
import { Button } from './Button.tsx';
import styles from './ShareButton.module.css';

type Props = {
  /** Root-relative address of the shared page. */
  readonly path: string;
  /** Name of the shared page, for the share sheet. */
  readonly title: string;
  readonly label: string;
  /** Label of the field with the link, which is shown when copying fails. */
  readonly linkLabel: string;
};

/** Opens the share sheet of the device. True: it opened, even if the visitor closed it without sharing. */
async function offerSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    logError('share: open the sheet', error);
    return false;
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // The browser has no clipboard or refuses it: the caller shows the link.
  }
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A button that opens the share sheet of the device, or else copies the link, or else shows it in a field. */
export function ShareButton({ path, title, label, linkLabel }: Props) {
  const t = useFieldTexts();
  const id = useId();
  const url = absoluteUrl(useSiteUrl(), path);
  // True once copying failed: the field stays until the next press, or until `path` changes.
  const [isFieldShown, setFieldShown] = useStateOf(path, false);

  async function share() {
    setFieldShown(false);
    // Until React has hydrated the document, `url` may lack the origin (`useSiteUrl`).
    const link = new URL(url, location.origin).href;
    if (await offerSheet({ title, url: link })) return;
    if (await copy(link)) showToast(t('linkCopied'));
    else setFieldShown(true);
  }

  return (
    <>
      <Button variant="secondary" icon={<Share2 />} onClick={() => void share()}>
        {label}
      </Button>
      {isFieldShown && (
        // An `input`, because product pages would load code and styles of `TextField` only for this field.
        <div className={styles.link}>
          <label htmlFor={id}>{linkLabel}</label>
          <input
            ref={takeFocus}
            id={id}
            className={styles.field}
            aria-describedby={`${id}-hint`}
            value={url}
            readOnly
          />
          <p id={`${id}-hint`}>{t('copyYourself')}</p>
        </div>
      )}
    </>
  );
}
