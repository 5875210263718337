import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentUser } from '#data/auth.ts';
import { canFetchPicture, fetchPicture } from '#data/library/pictureFile.ts';
import { pictureFileName, type PictureSubject } from '#domain/catalogue/pictureFileName.ts';
import { isoDay } from '#domain/text/costaRica.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { lazyCode, loadOnPress } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { useSession } from '#state/session/sessionStore.ts';
import { Button } from '#ui/action/Button.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Row } from '#ui/Stack.tsx';

const MESSAGE_MS = 3_000;

/** Code that converts and saves a picture; only staff need it. */
const saving = lazyCode(async () => (await import('./savePicture.ts')).savePicture);

type Outcome = 'saved' | 'failed' | 'noPicture' | 'signedOut';

type Props = { readonly url: string | null; readonly subject: PictureSubject };

async function download({ url, subject }: Props): Promise<Outcome> {
  if (url === null) return 'noPicture';
  try {
    // The session may have ended since the button was rendered.
    if ((await currentUser()) === null) return 'signedOut';
    const [savePicture, picture] = await Promise.all([loadOnPress(saving), fetchPicture(url)]);
    await savePicture(picture, pictureFileName(subject, isoDay(new Date())));
    return 'saved';
  } catch (error) {
    logError('product: download picture', error);
    return 'failed';
  }
}

/** Button of staff that saves the current picture, if the page may fetch it. @see docs/rules.md#picture-download */
export function DownloadButton(props: Props) {
  const t = useProductTexts();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function handleClick() {
    setBusy(true);
    setOutcome(null);
    setOutcome(await download(props));
    setBusy(false);
  }

  if (user === null && outcome === null) return null;
  if (props.url !== null && !canFetchPicture(props.url)) return null;
  return (
    <Row gap={[1, 3]} align="baseline">
      <Button
        variant="secondary"
        busy={isBusy}
        icon={<Download />}
        onClick={() => void handleClick()}
      >
        {t('download.action')}
      </Button>
      {outcome && (
        <Message tone={outcome === 'saved' ? 'success' : 'error'}>
          {t(`download.${outcome}`)}
        </Message>
      )}
    </Row>
  );
}
