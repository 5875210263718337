import { business } from '#config/business.ts';
import { FEED_SIZE_PX, feedFrameUrl } from '#config/place.ts';
import { useSocialTexts } from '#i18n/es/social.ts';
import { useLanguage } from '#i18n/language.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SiteFrame } from '#ui/page/SiteFrame.tsx';
import { Note, Stack } from '#ui/Stack.tsx';
import styles from './SocialSection.module.css';

const NETWORKS = [
  {
    name: 'Facebook',
    url: business.facebookUrl,
    mark: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  },
  {
    name: 'Instagram',
    url: business.instagramUrl,
    mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17.5 6.5h.01',
  },
  {
    name: 'TikTok',
    url: business.tiktokUrl,
    mark: 'M21 7.9v4a9.9 9.9 0 0 1-5-1.9v4.5a6.5 6.5 0 1 1-8-6.3v4.3a2.5 2.5 0 1 0 4 2V3h4.1A6 6 0 0 0 21 7.9z',
  },
];

/** Returns the handle of a page: the path of its address, with '@'. */
function handleOf(url: string): string {
  const name = new URL(url).pathname.replace(/^\/|\/$/g, '');
  return name.startsWith('@') ? name : `@${name}`;
}

/** @see docs/rules.md#shop-pages */
export function SocialSection() {
  const t = useSocialTexts();
  const { language } = useLanguage();
  return (
    <PageSection title={t('title')} lead={t('lead')} headingLevel={2}>
      <Stack as="ul" className={styles.networks}>
        {NETWORKS.map(({ name, url, mark }) => (
          <li key={name}>
            <a className={styles.card} href={url} target="_blank" rel="noopener">
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={mark} />
              </svg>
              <span className={styles.name}>{name}</span>
              <Note as="span" isLong>
                {handleOf(url)}
              </Note>
            </a>
          </li>
        ))}
      </Stack>
      <SiteFrame src={feedFrameUrl(language)} title={t('feed')} {...FEED_SIZE_PX} />
      <a href={business.facebookUrl} target="_blank" rel="noopener">
        {t('openPage')}
      </a>
    </PageSection>
  );
}
