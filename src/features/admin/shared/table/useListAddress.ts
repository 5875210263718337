import { useLocation, useNavigate } from 'react-router-dom';

/** The query of a list's address; `change` writes parts of it, `null` for none, from the first page on. */
export function useListAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  function change(part: Readonly<Record<string, string | number | null>>) {
    // The rendered address can be one change behind.
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries({ pagina: null, ...part })) {
      if (value === null || value === '') params.delete(name);
      else params.set(name, String(value));
    }
    // A popup that is open stays open.
    void navigate({ pathname, search: String(params), hash }, { replace: true, state });
  }
  return { search, change };
}
