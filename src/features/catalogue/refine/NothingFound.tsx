import { PackageSearch, SearchX } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { useCatalogueTexts } from '#i18n/es/catalogue.ts';
import { useSearchTexts } from '#i18n/es/search.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { WhatsAppLink } from '../../shared/WhatsAppLink.tsx';

type Props = {
  /** Text of the search; blank: none. */
  readonly text: string;
  readonly isFiltered: boolean;
};

/** Message for a list without products, with links to all products and, after a search, to the shop's WhatsApp. */
export function NothingFound({ text, isFiltered }: Props) {
  const t = useSearchTexts();
  const tCatalogue = useCatalogueTexts();
  const showAll = (
    <ButtonLink to={paths.catalogue()} replace variant="secondary">
      {tCatalogue('showAll')}
    </ButtonLink>
  );
  if (text.trim() === '') {
    return (
      <EmptyState icon={<SearchX />} title={tCatalogue('empty')} actions={isFiltered && showAll} />
    );
  }
  return (
    <EmptyState
      icon={<PackageSearch />}
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
