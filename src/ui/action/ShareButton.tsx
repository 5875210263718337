import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { logError } from '#lib/log.ts';
import { useStateOf } from '../hooks/useStateOf.ts';
import { showToast } from '../message/toast.ts';
import { absoluteUrl, useSiteUrl } from '../page/site.ts';
import { Button } from './Button.tsx';
import styles from './ShareButton.module.css';

type ShareTexts = {
  readonly button: string;
  /** Confirms that the link was copied. */
  readonly copied: string;
  /** Label of the link that could not be copied. */
  readonly link: string;
  /** Says that the visitor has to copy it. */
  readonly copyYourself: string;
};

type Props = {
  /** Root-relative address of what is shared. */
  readonly path: string;
  /** Names what is shared. */
  readonly title: string;
  readonly texts: ShareTexts;
};

/** Opens the share sheet of the device. True: it was shown, even if the visitor closed it. */
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
    return false; // The clipboard is refused or missing: the link is shown instead.
  }
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Shares a link by the share sheet of the device, else by the clipboard, else by a field with it. */
export function ShareButton({ path, title, texts }: Props) {
  const id = useId();
  const url = absoluteUrl(useSiteUrl(), path);
  // The link that could not be copied is shown until another one is shared.
  const [isShown, setShown] = useStateOf(path, false);

  async function share() {
    setShown(false);
    // While a document is hydrated, the origin is not known yet.
    const link = new URL(url, location.origin).href;
    if (await offerSheet({ title, url: link })) return;
    if (await copy(link)) showToast(texts.copied);
    else setShown(true);
  }

  return (
    <>
      <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        {texts.button}
      </Button>
      {isShown && (
        // A plain input: product pages would load the code and styles of a TextField for this alone.
        <div className={styles.link}>
          <label htmlFor={id}>{texts.link}</label>
          <input
            ref={takeFocus}
            id={id}
            className={styles.field}
            aria-describedby={`${id}-hint`}
            value={url}
            readOnly
          />
          <p id={`${id}-hint`}>{texts.copyYourself}</p>
        </div>
      )}
    </>
  );
}
