import { PackageSearch } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { search as spanishTexts } from '#i18n/es/search.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { WhatsAppLink } from '../../shared/WhatsAppLink.tsx';

registerTexts('search', spanishTexts);

type Props = {
  /** What was searched. */
  readonly text: string;
  /** Filters are set as well. */
  readonly isFiltered: boolean;
};

/** Says what to try when a search finds nothing, and leads to the shop's chat. */
export function NothingFound({ text, isFiltered }: Props) {
  const { t } = useTranslation(['search', 'catalogue']);
  return (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={t('nothing', { text })}
      actions={
        <>
          <WhatsAppLink variant="primary" text={t('askText', { text })}>
            {t('ask')}
          </WhatsAppLink>
          <ButtonLink to={paths.catalogue()} replace variant="secondary">
            {t('catalogue:showAll')}
          </ButtonLink>
        </>
      }
    >
      <ul>
        {isFiltered && <li>{t('tips.filters')}</li>}
        <li>{t('tips.short')}</li>
        <li>{t('tips.spelling')}</li>
      </ul>
    </EmptyState>
  );
}
