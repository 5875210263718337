import { Share2 } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { logError } from '#shared/lib/log.ts';
import { useStateOf } from '#shared/hooks/useStateOf.ts';
import { Button } from '#shared/ui/Button.tsx';
import { useSiteUrl } from '#shared/ui/siteUrl.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { shareUrl } from './shareUrl.ts';
import styles from './ShareButton.module.css';

type Props = { readonly subfamilia: Subfamilia; readonly producto: Producto | null };

/** Whether the share sheet of the device was opened, also if the visitor closed it. */
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
    return false; // Refused, or not there at all: the link is shown instead.
  }
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Shares the link to the current variant by the share sheet of the device, else by the clipboard. */
export function ShareButton({ subfamilia, producto }: Props) {
  const { t } = useTranslation('product');
  const url = shareUrl(useSiteUrl(), subfamilia.id, producto);
  // The link that could not be copied is shown until another variant is chosen. The link itself also
  // changes when the origin becomes known.
  const [isShown, setShown] = useStateOf(shareUrl('', subfamilia.id, producto), false);

  async function share() {
    setShown(false);
    // While a document is hydrated, the origin is not known yet.
    const link = new URL(url, location.origin).href;
    if (await offerSheet({ title: subfamilia.name, url: link })) return;
    if (await copy(link)) showToast(t('share.copied'));
    else setShown(true);
  }

  return (
    <>
      <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        {t('share.button')}
      </Button>
      {isShown && (
        <TextField
          className={styles.link}
          ref={takeFocus}
          name="link"
          label={t('share.link')}
          hint={t('share.copyYourself')}
          value={url}
          readOnly
        />
      )}
    </>
  );
}
