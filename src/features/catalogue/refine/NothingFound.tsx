import { PackageSearch, SearchX } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { search as spanishTexts } from '#i18n/es/search.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { WhatsAppLink } from '../../shared/WhatsAppLink.tsx';

registerTexts('search', spanishTexts);

type Props = {
  /** What was searched; blank for nothing. */
  readonly text: string;
  /** Filters are set. */
  readonly isFiltered: boolean;
};

/** Leads on from a list without products; from a search that finds nothing, to the shop's chat too. */
export function NothingFound({ text, isFiltered }: Props) {
  const { t } = useTranslation(['search', 'catalogue']);
  const showAll = (
    <ButtonLink to={paths.catalogue()} replace variant="secondary">
      {t('catalogue:showAll')}
    </ButtonLink>
  );
  if (text.trim() === '') {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('catalogue:empty')}
        actions={isFiltered && showAll}
      />
    );
  }
  return (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={t('nothing', { text })}
      actions={
        <>
          <WhatsAppLink variant="primary" text={t('askText', { text })}>
            {t('ask')}
          </WhatsAppLink>
          {showAll}
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
