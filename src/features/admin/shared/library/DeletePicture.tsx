import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePicture, pictureQueries } from '#data/library/staff/pictures.ts';
import type { StoredFile } from '#data/library/staff/storage.ts';
import { afterChange, afterPictureWrite } from '#data/staffCache.ts';
import { shownPictureName } from '#domain/staff/pictures/storedPicture.ts';
import { t } from '#i18n/es/staff/library.ts';
import { Message } from '#ui/message/Message.tsx';
import { DeleteQuestion } from '../form/DeleteQuestion.tsx';
import type { FormNotice } from '../form/FormMessage.tsx';
import { type FailureTexts, failureNotice } from '../screen/failureNotice.ts';
import { RetryMessage, retryOf } from '../screen/ReadFailed.tsx';
import styles from './Library.module.css';

const NAMED = 20;

type Props = { file: StoredFile; onDeleted: (notice: FormNotice) => void; onClose: () => void };

export function DeletePicture({ file: { path, name }, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  const query = useQuery({ ...pictureQueries.uses(path), staleTime: Infinity });
  const uses = (!query.isFetching && query.data) || null;
  const isUsed = uses !== null && uses.length > 0;

  const failure: FailureTexts = {
    text: (_detail, reason) => t('delete.failed', { reason }),
    signIn: t('delete.signIn'),
  };

  async function refresh() {
    if (isUsed) await afterChange(client);
    await afterPictureWrite(client);
  }

  async function run(): Promise<FormNotice | null> {
    try {
      const outcome = await deletePicture(path, uses ?? []);
      if (outcome === 'usedMeanwhile') {
        await query.refetch();
        return { tone: 'warning', text: t('delete.usedMeanwhile') };
      }
      await refresh();
      const reason = outcome === 'gone' ? t('delete.gone') : undefined;
      onDeleted({ tone: 'success', text: t('delete.done'), reason });
      return null;
    } catch (error) {
      // Reads the uses again: some links may be deleted already.
      await refresh();
      const { data: left } = isUsed ? await query.refetch() : {};
      const notice = failureNotice(error, failure);
      return left?.length === 0 ? { ...notice, reason: t('delete.unlinked') } : notice;
    }
  }

  return (
    <DeleteQuestion
      title={t('delete.title')}
      text={t('delete.question', { name: shownPictureName(name) })}
      {...(isUsed && { confirmLabel: t('delete.anyway') })}
      canConfirm={uses !== null}
      failure={failure}
      run={run}
      onClose={onClose}
    >
      <RetryMessage title={t('delete.unknown')} {...retryOf(query)} />
      {query.isFetching && <output>{t('use.checking')}</output>}
      {uses?.length === 0 && <output>{t('delete.unused')}</output>}
      {isUsed && (
        <Message tone="warning" title={t('delete.uses')}>
          <ul className={styles.uses}>
            {uses.slice(0, NAMED).map(({ kind, id, name: user, storedUrl }) => (
              <li key={`${kind}-${id}-${storedUrl}`}>{t(`delete.${kind}`, { name: user })}</li>
            ))}
            {uses.length > NAMED && <li>{t('delete.more', { count: uses.length - NAMED })}</li>}
          </ul>
          <p>{t('delete.consequence')}</p>
        </Message>
      )}
    </DeleteQuestion>
  );
}
