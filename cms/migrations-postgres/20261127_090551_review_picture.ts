import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" ADD COLUMN "image_id" integer;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_image_id" integer;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");
  CREATE INDEX "_reviews_v_version_version_image_idx" ON "_reviews_v" USING btree ("version_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP CONSTRAINT IF EXISTS "reviews_image_id_media_id_fk";
  
  ALTER TABLE "_reviews_v" DROP CONSTRAINT IF EXISTS "_reviews_v_version_image_id_media_id_fk";
  
  DROP INDEX "reviews_image_idx";
  DROP INDEX "_reviews_v_version_version_image_idx";
  ALTER TABLE "reviews" DROP COLUMN "image_id";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_image_id";`)
}
