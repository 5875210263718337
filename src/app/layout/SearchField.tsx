import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { SearchCombobox } from '#shared/ui/form/SearchCombobox.tsx';
import styles from './SearchField.module.css';

const suggestionList = lazyCode(
  async () => (await import('#features/search/SuggestionList.tsx')).SuggestionList,
);

/** The search of the store. Without JavaScript it opens the catalogue. @see docs/rules.md#search */
export function SearchField() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return (
    <SearchCombobox
      shown={(pathname === paths.catalogue() && new URLSearchParams(search).get('q')) || ''}
      list={suggestionList}
      className={styles.search}
      toPage={(q) => paths.catalogue({ q })}
      form={{ 'aria-label': t('nav.catalogue'), action: paths.catalogue() }}
      input={{ name: 'q', placeholder: t('search.placeholder'), 'aria-label': t('search.label') }}
    />
  );
}
