// The drawings of a box, fetched when its board is shown.
import { useEffect, useState } from 'react';
import { type LoadedSkin, loadSkin, type SkinId } from '../skins';

/** Null until they have come; cards are then drawn without pictures, which is better than no board. */
export function useSkin<Id extends SkinId>(id: Id): LoadedSkin<Id> | null {
  const [skin, setSkin] = useState<LoadedSkin<Id> | null>(null);
  useEffect(() => {
    let wanted = true;
    loadSkin(id).then(
      (loaded) => wanted && setSkin(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return skin?.id === id ? skin : null;
}
