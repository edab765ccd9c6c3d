import { FieldWarning as FieldWarning_28ff67f8fc1b304193cd99c98b29d568 } from '../../../components/field-warning'
import { PriceCell as PriceCell_0aa62051995e9bbd86fb0f725fc2bd95 } from '../../../components/price-cell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Warnings as Warnings_ec3769a9ae5f78535a97a30523894d35 } from '../../../components/warnings'
import { DeleteQuestionOfRows as DeleteQuestionOfRows_d56395849ecab25a9ad42b0b0ff18711 } from '../../../components/delete-question'
import { TrashNote as TrashNote_25f05f3ebcda8d2dc71ccc9295236bb4 } from '../../../components/trash-note'
import { UsesOfRows as UsesOfRows_2d0d599c1d5661abcb8ba6b708ccf48c } from '../../../components/uses'
import { Unsaved as Unsaved_c26b1919c23fe0de7ed730dcd5de8db2 } from '../../../components/unsaved'
import { DeleteQuestionOfItem as DeleteQuestionOfItem_d56395849ecab25a9ad42b0b0ff18711 } from '../../../components/delete-question'
import { UsesOfItem as UsesOfItem_2d0d599c1d5661abcb8ba6b708ccf48c } from '../../../components/uses'
import { UnpublishButton as UnpublishButton_fdb50121fd0cf30f1a91d7f2a5f877e5 } from '../../../components/unpublish-button'
import { VersionsView as VersionsView_2742416223b0b9e40873df32a67a9f42 } from '../../../components/versions-view'
import { AltLabel as AltLabel_90d353b6737d46ef18643440acf6b4b9 } from '../../../components/alt-label'
import { OwnNameCell as OwnNameCell_3a4bcdea7436c8b0590bc63a1a85e088 } from '../../../components/own-name-cell'
import { CurrentPassword as CurrentPassword_44c978251fe8a239c49406a9996225ae } from '@/components/current-password'
import { NeededNote as NeededNote_4b271850cb961fa431e334419b567398 } from '../../../components/needed-note'
import { OwnWords as OwnWords_6fa8c17b8627ada16f50880fc6dc5844 } from '../../../components/own-words/own-words'
import { Icon as Icon_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { Logo as Logo_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { PublishState as PublishState_5e5a2d53fb5faf500852458169b9b930 } from '../../../components/publish-state'
import { OpenItems as OpenItems_a9741fbd0d5e203c8818836cd8edeea5 } from '../../../inbox/open-items'
import { SignInReason as SignInReason_aa12536647c7d033139704b74e9e7159 } from '../../../components/sign-in-reason'
import { InboxLink as InboxLink_8832d5ceb8963e6a60e7075ef5166509 } from '../../../inbox/nav-link'
import { InboxView as InboxView_4bd9156df373c828c0469e8b8cd80824 } from '../../../inbox/inbox-view'
import { NoMail as NoMail_a0a90be121abe45a4e4724cfe83a5341 } from '../../../components/no-mail'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/field-warning#FieldWarning": FieldWarning_28ff67f8fc1b304193cd99c98b29d568,
  "/components/price-cell#PriceCell": PriceCell_0aa62051995e9bbd86fb0f725fc2bd95,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/warnings#Warnings": Warnings_ec3769a9ae5f78535a97a30523894d35,
  "/components/delete-question#DeleteQuestionOfRows": DeleteQuestionOfRows_d56395849ecab25a9ad42b0b0ff18711,
  "/components/trash-note#TrashNote": TrashNote_25f05f3ebcda8d2dc71ccc9295236bb4,
  "/components/uses#UsesOfRows": UsesOfRows_2d0d599c1d5661abcb8ba6b708ccf48c,
  "/components/unsaved#Unsaved": Unsaved_c26b1919c23fe0de7ed730dcd5de8db2,
  "/components/delete-question#DeleteQuestionOfItem": DeleteQuestionOfItem_d56395849ecab25a9ad42b0b0ff18711,
  "/components/uses#UsesOfItem": UsesOfItem_2d0d599c1d5661abcb8ba6b708ccf48c,
  "/components/unpublish-button#UnpublishButton": UnpublishButton_fdb50121fd0cf30f1a91d7f2a5f877e5,
  "/components/versions-view#VersionsView": VersionsView_2742416223b0b9e40873df32a67a9f42,
  "/components/alt-label#AltLabel": AltLabel_90d353b6737d46ef18643440acf6b4b9,
  "/components/own-name-cell#OwnNameCell": OwnNameCell_3a4bcdea7436c8b0590bc63a1a85e088,
  "@/components/current-password#CurrentPassword": CurrentPassword_44c978251fe8a239c49406a9996225ae,
  "/components/needed-note#NeededNote": NeededNote_4b271850cb961fa431e334419b567398,
  "/components/own-words/own-words#OwnWords": OwnWords_6fa8c17b8627ada16f50880fc6dc5844,
  "/components/logo#Icon": Icon_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/components/logo#Logo": Logo_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/components/publish-state#PublishState": PublishState_5e5a2d53fb5faf500852458169b9b930,
  "/inbox/open-items#OpenItems": OpenItems_a9741fbd0d5e203c8818836cd8edeea5,
  "/components/sign-in-reason#SignInReason": SignInReason_aa12536647c7d033139704b74e9e7159,
  "/inbox/nav-link#InboxLink": InboxLink_8832d5ceb8963e6a60e7075ef5166509,
  "/inbox/inbox-view#InboxView": InboxView_4bd9156df373c828c0469e8b8cd80824,
  "/components/no-mail#NoMail": NoMail_a0a90be121abe45a4e4724cfe83a5341,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
