import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { useEditSubfamilia } from './useEditSubfamilia.tsx';

/** The form of a subfamilia on its page; after a save it starts again once what is saved has been read. */
export function SubfamiliaForm({ subfamilia }: { subfamilia: StaffSubfamilia }) {
  const { refetch, dataUpdatedAt } = useQuery({ ...staffQueries.subfamilias(), enabled: false });
  const [savedAt, setSavedAt] = useState(0);
  const [startedAt, setStartedAt] = useState(0);
  // What was read before the save would show the old values.
  if (startedAt < savedAt && savedAt <= dataUpdatedAt) setStartedAt(savedAt);
  function restart() {
    setSavedAt(Date.now());
    void refetch();
  }
  return <Form key={startedAt} subfamilia={subfamilia} onSaved={restart} />;
}

function Form({ subfamilia, onSaved }: { subfamilia: StaffSubfamilia; onSaved: () => void }) {
  const form = useEditSubfamilia(subfamilia, onSaved);
  return <EntityPageForm {...form} listPath={staffPaths.editSubfamilia()} />;
}
