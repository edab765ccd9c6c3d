'use client';

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { typedOver } from './use-keeping';

/**
 * In place of Payload's, which puts what was loaded before over what is typed. This is a save like any other:
 * the fields are locked until the answer is in the form, and what was typed is saved as a draft.
 */
export function UnpublishButton() {
  const info = useDocumentInfo();
  const { id, globalSlug, action, data, hasPublishedDoc, hasPublishPermission, isTrashed } = info;
  const { submit, getData } = useForm();
  const { toggleModal } = useModal();
  const { t } = useTranslation();
  const modalSlug = `confirm-un-publish-${String(id ?? globalSlug)}`;

  const unpublish = async () => {
    const values = getData();
    const sent = { ...typedOver(data, values), updatedAt: values.updatedAt, _status: 'draft' };
    const answer = await submit({
      action: `${action}&unpublishAllLocales=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      // A function, so that nothing else is sent: what nobody has touched may be refused today. Payload writes
      // what it returns as JSON, although its type says otherwise.
      overrides: () => sent as unknown as FormData,
      skipValidation: true,
      disableSuccessStatus: true,
    });
    if (!answer?.res.ok) return;
    toast.success(t('version:unpublishedSuccessfully'));
    info.setHasPublishedDoc(false);
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
  };

  if (!hasPublishPermission || !hasPublishedDoc || isTrashed) return null;
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => toggleModal(modalSlug)}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={t('version:confirmUnpublish')}
        body={t('version:aboutToUnpublish')}
        confirmingLabel={t('version:unpublishing')}
        onConfirm={unpublish}
      />
    </>
  );
}
